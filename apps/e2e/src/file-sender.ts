import type { CDPSession, Locator } from '@playwright/test';
import type { Person } from './test-user.ts';
import type { TestFile } from './test-media.ts';

/** What somebody at a browser does with files in a room, by what is on the screen. */
export class Sender {
  readonly person: Person;
  #wire: CDPSession | undefined;

  constructor(person: Person) {
    this.person = person;
  }

  /** Chooses files as the browser's own picker would hand them over. */
  choose(way: 'media' | 'file', files: TestFile[]): Promise<void> {
    return this.person.page.locator(`input[type=file][data-way=${way}]`).setInputFiles(files);
  }

  /** Brings files by the clipboard, or by dragging them upon the room. */
  async bring(how: 'paste' | 'drop', files: TestFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') }));
    await this.person.composer.evaluate(
      (field, [way, list]) => {
        const carried = new DataTransfer();
        for (const { name, mimeType, data } of list) {
          const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
          carried.items.add(new File([bytes], name, { type: mimeType }));
        }
        const options = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          way === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: carried })
            : new DragEvent('drop', { ...options, dataTransfer: carried }),
        );
      },
      [how, given] as const,
    );
  }

  /** What was chosen, before it goes. */
  get sheet(): Locator {
    return this.person.page.getByRole('dialog').filter({ has: this.chosen });
  }

  get chosen(): Locator {
    return this.person.page.getByRole('list', { name: this.person.say('chat.attach.list') }).getByRole('listitem');
  }

  async go(): Promise<void> {
    await this.sheet.locator('footer').getByRole('button').click();
  }

  async send(way: 'media' | 'file', files: TestFile[]): Promise<void> {
    await this.choose(way, files);
    await this.go();
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.person.log.getByRole('button', { name: this.person.say(id, values), exact: true });
  }

  /** Says that a file is to go no faster than this; null for as fast as it can. Bytes a second. */
  async slowDown(speed: number | null): Promise<void> {
    this.#wire ??= await this.person.context.newCDPSession(this.person.page);
    const uploadThroughput = speed ?? -1;
    await this.#wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  }
}
