/** The address of the script's folder, from webpack. */
declare const __webpack_public_path__: string;

/** The page of the card form. It is served beside the scripts of its build. */
export function cardPageAddress(): string {
  return new URL('card.html', new URL(__webpack_public_path__, document.baseURI)).href;
}
