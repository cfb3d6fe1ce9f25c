/** Where the table of contents stands beside the text (`article.css`). */
const BESIDE = '(width >= 66rem)'

/** Opens the table of contents where it takes no room from the text. */
export function openContents(): void {
  if (matchMedia(BESIDE).matches) {
    document.querySelector('.toc details')?.setAttribute('open', '')
  }
}
