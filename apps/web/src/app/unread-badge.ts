import { formatCompactCount } from '@quintet/domain/counters';
import { unmutedUnreadTotalAtom } from '../features/chat/sync/atoms.ts';
import { newNotificationCountAtom } from '../shared/notifications/new-count.ts';
import type { Session } from '../shared/session/session.ts';

/** The brand's icon with a dot, as a data URL. */
async function drawBadgedIcon(href: string): Promise<string> {
  const text = await (await fetch(href)).text();
  const icon = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const style = getComputedStyle(document.documentElement);
  const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  const shape = { cx: '75%', cy: '25%', r: '20%', 'stroke-width': '7%' };
  for (const [name, value] of Object.entries(shape)) dot.setAttribute(name, value);
  dot.setAttribute('fill', style.getPropertyValue('--color-danger'));
  dot.setAttribute('stroke', style.getPropertyValue('--color-surface'));
  icon.append(dot);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(icon))}`;
}

/** Shows the number of unread messages and new notifications in the window's title and icon. Returns a cleanup function. */
export function startUnreadBadge({ store }: Session): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')!;
  const plainIcon = link.href;
  let badgedIcon: Promise<string> | undefined;
  let unread = 0;
  let name = '';
  let shown = '';

  const updateTitle = (): void => {
    // Pages set the title themselves: a title that differs from ours is the page's name.
    if (document.title !== shown) name = document.title;
    shown = unread > 0 ? `(${formatCompactCount(unread)}) ${name}` : name;
    if (document.title !== shown) document.title = shown;
  };
  const updateIcon = async (): Promise<void> => {
    const href = unread > 0 ? await (badgedIcon ??= drawBadgedIcon(plainIcon)) : plainIcon;
    // The messages may have been read while the dot was drawn.
    if ((href === plainIcon) === (unread === 0) && link.href !== href) link.href = href;
  };
  const update = (): void => {
    unread = store.get(unmutedUnreadTotalAtom) + store.get(newNotificationCountAtom);
    updateTitle();
    updateIcon().catch(() => (badgedIcon = undefined));
  };
  const titleObserver = new MutationObserver(updateTitle);
  titleObserver.observe(document.head, { childList: true, characterData: true, subtree: true });
  const unsubscribes = [unmutedUnreadTotalAtom, newNotificationCountAtom].map((count) => store.sub(count, update));
  update();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    titleObserver.disconnect();
    unread = 0;
    updateTitle();
    link.href = plainIcon;
  };
}
