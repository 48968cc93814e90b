/** An element of the page by its id. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page of the flow has no ${id}.`);
}

/** All elements of the page with this data attribute, by its value. */
export function byData(name: string): ReadonlyMap<string, HTMLElement> {
  const found = document.querySelectorAll<HTMLElement>(`[data-${name}]`);
  return new Map([...found].map((element) => [element.dataset[name] ?? '', element]));
}
