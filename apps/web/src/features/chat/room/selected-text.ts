/** The selected text, if the selection begins in this element. */
export function getSelectedTextWithin(element: HTMLElement): string {
  const selection = getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.toString().trim() : '';
}
