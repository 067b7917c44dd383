import type { Context } from "hono";

/**
 * Streams a CSV file as fast as the client reads it. After an error in the middle, the connection is cut, which shows
 * the client that the file is incomplete.
 */
export async function answerCsv(
  c: Context,
  name: string,
  lines: AsyncGenerator<string, void>,
): Promise<Response> {
  const beginning = await lines.next();
  const first = beginning.done ? "" : beginning.value;
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const { done, value } = await lines.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return();
    },
  });
  return c.body(file, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  });
}
