import type { CDPSession, Locator } from '@playwright/test';
import type { TestUser } from './test-user.ts';
import type { TestFile } from './test-media.ts';

/** Sends files in a room through what is on the screen. */
export class TestFileSender {
  readonly user: TestUser;
  #wire: CDPSession | undefined;

  constructor(user: TestUser) {
    this.user = user;
  }

  /** Selects files as the browser's file picker does. */
  selectFiles(way: 'media' | 'file', files: TestFile[]): Promise<void> {
    return this.user.page.locator(`input[type=file][data-way=${way}]`).setInputFiles(files);
  }

  /** Pastes files, or drops them on the room. */
  async pasteOrDrop(how: 'paste' | 'drop', files: TestFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') }));
    await this.user.composer.evaluate(
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

  /** The sheet with the selected files. */
  get sheet(): Locator {
    return this.user.page.getByRole('dialog').filter({ has: this.selectedFiles });
  }

  get selectedFiles(): Locator {
    return this.user.page.getByRole('list', { name: this.user.t('chat.attach.list') }).getByRole('listitem');
  }

  async confirmSend(): Promise<void> {
    await this.sheet.locator('footer').getByRole('button').click();
  }

  async send(way: 'media' | 'file', files: TestFile[]): Promise<void> {
    await this.selectFiles(way, files);
    await this.confirmSend();
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.user.log.getByRole('button', { name: this.user.t(id, values), exact: true });
  }

  /** Limits the upload speed in bytes per second; null removes the limit. */
  async limitUploadSpeed(speed: number | null): Promise<void> {
    this.#wire ??= await this.user.context.newCDPSession(this.user.page);
    const uploadThroughput = speed ?? -1;
    await this.#wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  }
}
