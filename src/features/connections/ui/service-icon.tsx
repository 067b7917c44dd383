import { IconHolder } from "#design/icon/icon-holder.tsx";
import iconSprite from "virtual:node-icons.svg";

/** @param icon - name of an icon in `virtual:node-icons.svg` */
export function ServiceIcon({ icon }: { icon: string }) {
  return (
    <IconHolder>
      <svg aria-hidden viewBox="0 0 24 24">
        <use href={`${iconSprite}#${icon}`} />
      </svg>
    </IconHolder>
  );
}
