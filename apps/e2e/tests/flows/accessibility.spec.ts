import { AxeBuilder } from '@axe-core/playwright';
import { accountAt } from '../../src/accounts.ts';
import type { DeviceName } from '../../src/devices.ts';
import { Person } from '../../src/person.ts';
import { SCREENS } from '../../src/screens.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/words.ts';

/** Every screen under axe: light on a phone, dark in a wide window, and in the brand whose words are longest. */
const VIEWS: readonly { theme: string; device: DeviceName; site: (typeof SITES)[number] }[] = [
  { theme: 'light', device: 'phone', site: SITES[0]! },
  { theme: 'dark', device: 'desktop', site: SITES[1]! },
  { theme: 'light', device: 'desktop', site: SITES.findLast(({ isUniversal }) => !isUniversal)! },
];

for (const { theme, device, site } of VIEWS) {
  for (const screen of SCREENS) {
    test(`${screen.name} is accessible: ${site.slug}, ${theme}, ${device}`, async ({ openBrowser }) => {
      const context = await openBrowser({ site, device });
      // axe's own blank page has no storage.
      await context.addInitScript((chosen) => {
        if (location.origin !== 'null') localStorage.setItem('quintet.theme', chosen);
      }, theme);
      const say = wordsOf(site);
      const person = screen.as === 'member' ? await Person.signIn(context, accountAt(0, site), say) : undefined;
      const page = person?.page ?? (await context.newPage());
      await screen.open(page, say, person);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(told).toEqual([]);
    });
  }
}
