import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Deed } from "#workflow/story/deeds.ts";

/**
 * Returns a title for something that a step did in a service.
 * @param kind - name of the node's type, used as the name of the service. If it is empty, `place` is used
 */
export function deedTitle({ act, channel, place }: Deed, kind: string): string {
  const service = kind || place;
  const title = interpolate(watch.acts[act], { what: watch.channels[channel] ?? service, service });
  if (place === "" || place === service) return title;
  const isMessage = act === "send" || act === "approve" || act === "draft";
  return interpolate(isMessage ? watch.to : watch.at, { title, place });
}
