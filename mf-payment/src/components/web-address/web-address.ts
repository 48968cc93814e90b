/** The address, when it is one a browser may be sent to: http or https. A server's word is not enough to run a script. */
export function webAddress(received: string): string | undefined {
  try {
    const { protocol, href } = new URL(received);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined; // no address at all, or one of this page
  }
}
