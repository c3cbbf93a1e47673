const TEXTS = [
  'Where are you?',
  '骗子的链接不要点',
  'Buy points at half price, only today, only here, only with me',
  'no',
];

/** Ten messages, of which the fourth is reported. */
export const EXAMPLE_REPORT_CONTENT_COPIES = Array.from({ length: 10 }, (_, index) => ({
  id: `m${index}`,
  name: index % 3 === 0 ? 'Moss Harbour' : '小雨',
  text: TEXTS[index % TEXTS.length]!,
  time: '2026-11-20T09:30:00.000Z',
  isReported: index === 3,
}));
