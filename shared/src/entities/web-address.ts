/** The address if it is http or https. An address from a server must not be able to run a script. */
export function webAddress(received: string): string | undefined {
  try {
    const { protocol, href } = new URL(received);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined; // not an absolute address
  }
}

/** The same for a picture, which may also be in its own address: inside `img` it cannot run a script. */
export function pictureAddress(received: string): string | undefined {
  return /^data:image\//i.test(received) ? received : webAddress(received);
}
