/** What a visitor types into the form of a card. The seeded visitor has none of it, so wherever it is found, it came from the form. */
export const cardSecrets = [
  { field: 'cc-number', what: "the card's number", typed: '5555 5555 5555 4444' },
  { field: 'cc-csc', what: "the card's security code", typed: '917' },
  { field: 'cc-exp', what: "the card's expiry", typed: '09/2039' },
  { field: 'cc-name', what: 'the name on the card', typed: 'ZULMIRA XISTO QUEIJEIRO' },
  { field: 'off', what: "the document of the card's holder", typed: '390.533.447-05' },
] as const;
