/* The script of the contact sheet: shows the chosen pictures, and keeps the choice in the URL. */
const { stories, brands } = JSON.parse(document.querySelector('#data').textContent);
const form = document.querySelector('form');
const main = document.querySelector('main');
/** A page opened from the disk links to the running Storybook. */
const storybook = location.protocol === 'file:' ? 'http://localhost:6006/' : '../';

function createElement(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function createPicture({ id, title, name }, brand, { theme, locale, device }) {
  const shown = brand.languages.includes(locale) ? locale : brand.languages[0];
  const globals = `brand:${brand.slug};theme:${theme};locale:${shown};viewport.value:${device}`;
  const alt = `${title}/${name}, ${brand.title}, ${theme}, ${shown}, ${device}`;
  const image = createElement('img', {
    loading: 'lazy',
    src: `${id}/${device}-${shown}-${theme}-${brand.slug}.webp`,
    alt,
  });
  const link = createElement('a', { href: `${storybook}?path=/story/${id}&globals=${globals}`, title: alt }, image);
  const caption = createElement('figcaption', {}, shown === locale ? brand.title : `${brand.title} (${shown})`);
  return createElement('figure', {}, caption, link);
}

function show() {
  const choice = Object.fromEntries(new FormData(form));
  const words = choice.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = stories.filter(({ title, name }) =>
    words.every((word) => `${title} ${name}`.toLowerCase().includes(word)),
  );
  const shownBrands = brands.filter(({ slug }) => choice.brand === '' || choice.brand === slug);
  main.className = choice.device;
  main.replaceChildren(
    ...[...Map.groupBy(found, ({ title }) => title)].flatMap(([title, group]) => [
      createElement('h2', {}, title.replace('Screens/', '')),
      ...group.flatMap((story) => [
        createElement('h3', {}, story.name),
        createElement('div', { className: 'row' }, ...shownBrands.map((brand) => createPicture(story, brand, choice))),
      ]),
    ]),
  );
  if (found.length === 0) main.textContent = 'No state has this name.';
  history.replaceState(null, '', `#${new URLSearchParams(choice)}`);
}

for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  if (form.elements[name]) form.elements[name].value = value;
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
