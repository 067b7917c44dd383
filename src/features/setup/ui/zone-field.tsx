import { setUp } from "#content/library/set-up.ts";
import { Field, Select } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";

const words = setUp.form;

/** @param zone the template's; "": that of the n8n it runs in */
export function ZoneField({
  zone,
  typed,
  onChoose,
}: {
  zone: string;
  typed: string;
  onChoose: (zone: string) => void;
}) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Field label={words.zone} hint={words.zoneText}>
      <Select value={typed} onChange={(event) => onChoose(event.target.value)}>
        <option value="">
          {zone === "" ? words.zoneOfN8n : interpolate(words.zoneOfTemplate, { zone })}
        </option>
        {here && (
          <optgroup label={words.zoneHere}>
            <option value={here}>{here}</option>
          </optgroup>
        )}
        <optgroup label={words.zonesAll}>
          {Intl.supportedValuesOf("timeZone")
            .filter((name) => name !== here)
            .map((name) => (
              <option key={name}>{name}</option>
            ))}
        </optgroup>
      </Select>
    </Field>
  );
}
