import type { Page } from '@playwright/test';
import { openByPath, type Screen } from './screen.ts';

const getPictures = (page: Page) => page.getByRole('feed').getByRole('article');
const waitForPictures = (page: Page) => getPictures(page).nth(3).waitFor();
const waitForChart = (page: Page) => page.getByRole('slider').first().waitFor();
const waitForMatch = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor();

export const DISCOVER_SCREENS: readonly Screen[] = [
  { name: 'discover-home-gallery', as: 'guest', open: openByPath('/home/gallery', waitForPictures) },
  { name: 'discover-home-chart', as: 'member', open: openByPath('/home/chart', waitForChart) },
  { name: 'discover-gallery', as: 'member', open: openByPath('/gallery?category=Shapes', waitForPictures) },
  { name: 'discover-chart', as: 'guest', open: openByPath('/chart', waitForChart) },
  { name: 'discover-sports', as: 'guest', open: openByPath('/discover?tab=sports', waitForMatch) },
  {
    name: 'discover-picture',
    as: 'guest',
    async open(page) {
      await page.goto('/gallery');
      await getPictures(page).first().getByRole('link').click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'discover-table',
    as: 'guest',
    async open(page, t) {
      await page.goto('/chart');
      await page
        .getByRole('button', { name: t('discover.chart.table'), exact: true })
        .first()
        .click();
      await page.getByRole('table').waitFor();
    },
  },
];
