/** One screenshot of the matrix. */
export interface Screenshot {
  screen: string;
  device: string;
  brand: string;
  locale: string;
  theme: string;
  /** Relative to the page. */
  file: string;
}

const unique = (values: string[]): string[] => [...new Set(values)];

const PAGE_STYLE = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  body { margin: 0 24px 48px; }
  header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 12px 0; background: Canvas; }
  fieldset { display: flex; gap: 10px; margin: 0; padding: 0; border: 0; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 14px; }
  h2 { margin: 32px 0 8px; scroll-margin-block-start: 64px; }
  .row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 12px; margin-block-end: 16px; }
  figure { margin: 0; }
  figcaption { padding-block-end: 4px; opacity: .7; font-size: 12px; }
  img { display: block; inline-size: 100%; block-size: auto; border-radius: 8px; box-shadow: 0 0 0 1px #8884; background: #8882; }
`;

/** Renders one screen in one variant for all brands. A brand with one language appears in that language. */
function renderRow(screenshots: Screenshot[], { device, locale, theme }: Screenshot, brands: string[]): string {
  const figures = brands.map((brand) => {
    const own = screenshots.filter(
      (other) => other.brand === brand && other.device === device && other.theme === theme,
    );
    const screenshot = own.find((other) => other.locale === locale) ?? own[0];
    if (!screenshot) return `<figure><figcaption>${brand}</figcaption></figure>`;
    const { file, screen } = screenshot;
    const alt = `${screen}, ${brand}, ${screenshot.locale}, ${theme}, ${device}`;
    return `<figure><figcaption>${brand}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a></figure>`;
  });
  return `<div class="row" data-device="${device}" data-locale="${locale}" data-theme="${theme}">${figures.join('')}</div>`;
}

function renderFilter(name: 'device' | 'locale' | 'theme', values: string[]): string {
  const boxes = values.map(
    (value) => `<label><input type="checkbox" checked data-name="${name}" value="${value}"> ${value}</label>`,
  );
  return `<fieldset>${boxes.join('')}</fieldset>`;
}

const PAGE_SCRIPT = `
  const hidden = document.head.appendChild(document.createElement('style'));
  addEventListener('change', () => {
    const off = [...document.querySelectorAll('input:not(:checked)')];
    hidden.textContent = off.map((box) => '.row[data-' + box.dataset.name + '="' + box.value + '"]{display:none}').join('');
  });
`;

/** Renders a page with the screenshots side by side; it works from the disk. */
export function renderContactSheet(screenshots: Screenshot[]): string {
  const screens = unique(screenshots.map(({ screen }) => screen));
  const listValues = (key: keyof Screenshot) => unique(screenshots.map((screenshot) => screenshot[key]));
  const sections = screens.map((screen) => {
    const own = screenshots.filter((screenshot) => screenshot.screen === screen);
    const variants = new Map(
      own.map((screenshot) => [`${screenshot.device} ${screenshot.locale} ${screenshot.theme}`, screenshot]),
    );
    const rows = [...variants.values()].map((screenshot) => renderRow(own, screenshot, listValues('brand')));
    return `<h2 id="${screen}">${screen}</h2>${rows.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quintet: every screen, every brand</title><style>${PAGE_STYLE}</style>
<header>${renderFilter('device', listValues('device'))}${renderFilter('locale', listValues('locale'))}${renderFilter('theme', listValues('theme'))}
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('')}</nav></header>
${sections.join('\n')}<script>${PAGE_SCRIPT}</script></html>
`;
}
