import type { Profile } from "#check/checkup.ts";
import { checkPage } from "#content/library/check-page.ts";
import { classes } from "#design/classes.ts";

const { profiles } = checkPage;

/** Lets the visitor choose the purpose of the workflow. The purpose decides which rules are checked. */
export function ProfileChoice({
  profile,
  onChoose,
}: {
  profile: Profile;
  onChoose: (profile: Profile) => void;
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <legend className="float-left mr-3 font-medium">{profiles.label}</legend>
      {(["runs", "share", "library"] as const).map((one) => (
        <label
          key={one}
          className={classes(
            "relative flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-small has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            one === profile
              ? "border-text bg-text font-medium text-canvas"
              : "border-edge text-muted",
          )}
        >
          <input
            type="radio"
            name="profile"
            checked={one === profile}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {profiles[one]}
        </label>
      ))}
    </fieldset>
  );
}
