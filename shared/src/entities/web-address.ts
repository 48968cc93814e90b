/**
 * The address if it is http or https. An address from a server must not be able to run a script, or to disguise its host by a name
 * before it.
 */
export function webAddress(received: string): string | undefined {
  try {
    const { protocol, href, username, password } = new URL(received);
    return /^https?:$/.test(protocol) && username + password === '' ? href : undefined;
  } catch {
    return undefined; // not an absolute address
  }
}

/** The same for a picture, which may also be in its own address: inside `img` it cannot run a script. */
export function pictureAddress(received: string): string | undefined {
  return /^data:image\//i.test(received) ? received : webAddress(received);
}
