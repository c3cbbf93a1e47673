/** Whether the first letter of text that runs from right to left is within its line, which cuts long text. */
export function isStoryRtlStartVisible(text: HTMLElement, line: Element): boolean {
  const range = document.createRange();
  range.setStart(text.firstChild!, 0);
  range.setEnd(text.firstChild!, 1);
  return range.getBoundingClientRect().right <= line.getBoundingClientRect().right + 1;
}
