/** The two layouts of design §4: phone, and desktop from 900 px. */
export const TEST_DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type TestDeviceName = keyof typeof TEST_DEVICES;
