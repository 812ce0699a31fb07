/** Whether nothing has the focus, as after the element that had it was taken away. */
export function isFocusLost({ ownerDocument }: Element): boolean {
  return ownerDocument.activeElement === ownerDocument.body;
}
