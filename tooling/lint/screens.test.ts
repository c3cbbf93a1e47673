import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The story title of each route, by its name in apps/web/src/shared/navigation/paths.ts. */
const SCREENS: Record<string, string> = {
  maintenance: 'Screens/Site/Maintenance',
  login: 'Screens/Auth/Login select',
  loginPhone: 'Screens/Auth/Login',
  loginEmail: 'Screens/Auth/Login',
  register: 'Screens/Auth/Register',
  forgotPasswordPhone: 'Screens/Auth/Forgot password',
  forgotPasswordEmail: 'Screens/Auth/Forgot password',
  googleCallback: 'Screens/Auth/Google callback',
  googleRegister: 'Screens/Auth/Google register',
  homeRecommend: 'Screens/Social/Home',
  homeFollow: 'Screens/Social/Home',
  post: 'Screens/Social/Post',
  author: 'Screens/Social/Author',
  publish: 'Screens/Social/Publish',
  myPage: 'Screens/Profile/My page',
  profile: 'Screens/Profile/Settings',
  editProfile: 'Screens/Profile/Edit profile',
  chat: 'Screens/Chat/List',
  room: 'Screens/Chat/Room',
  friends: 'Screens/Contacts/Friends',
};

/** Screens over others, without a route of their own. */
const OVERLAYS = [
  'Screens/Social/Video',
  'Screens/Chat/Media viewer',
  'Screens/Groups/New group',
  'Screens/Groups/Chat details',
  'Screens/Groups/Manage group',
  'Screens/Groups/Join group',
];

const routes = [...read('apps/web/src/app/Routing.tsx').matchAll(/<Route\s+path=\{paths\.(\w+)\.pattern\}/g)].map(
  ([, name]) => name!,
);
const titles = globSync('packages/ui/src/screens/**/*.stories.tsx', { cwd: ROOT }).map(
  (path) => /title: '([^']+)'/.exec(read(path))?.[1],
);

describe('screen stories', () => {
  it('routes: each has a title in the table', () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(Object.keys(SCREENS).toSorted()).toEqual(routes.toSorted());
  });

  it('titles: each screen of the table has its stories, and no other has', () => {
    expect(titles.toSorted()).toEqual([...new Set([...Object.values(SCREENS), ...OVERLAYS])].toSorted());
  });
});
