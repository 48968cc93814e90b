/**
 * The body of an answer, or undefined when it is longer than `most` bytes after decompression: then the rest is not downloaded. Nobody
 * knows the length of a body before its end: a header may lie, and a few compressed bytes may be a hundred megabytes.
 */
export async function readWithin({ body }: Response, most: number): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.byteLength;
    if (length > most) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(next.value);
  }
  return new Response(new Blob(chunks)).arrayBuffer();
}
