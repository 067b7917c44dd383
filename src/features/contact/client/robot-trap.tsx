import { TRAP } from "../fields.ts";

export function RobotTrap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {TRAP}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
