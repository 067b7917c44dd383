import { useEffect, useRef, useState } from "react";
import { worth } from "#content/landing/worth.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatNumber, worthOf, type Numbers } from "../client/worth.ts";

const texts = worth.result;

/** Pause in ms before the result is announced. Without it, screen readers would read the result after every digit. */
const REST_MS = 800;

/** @param wrong - number of invalid entries; if there are any, the result of the last valid numbers is shown dimmed */
export function WorthResult({ numbers, wrong }: { numbers: Numbers; wrong: number }) {
  const result = worthOf(numbers);
  const isCurrent = wrong === 0;
  const announced = isCurrent
    ? interpolate(texts.announced, {
        hours: formatNumber(result.hours),
        money: formatMoney(result.money),
      })
    : beforeText(wrong);
  return (
    <div
      data-answer
      className="relative lg:pl-12 lg:before:drawn lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-0.5 lg:before:rounded-full lg:before:lit-down"
    >
      <Sum numbers={numbers} wrong={wrong} {...result} />
      <Announcement text={announced} />
    </div>
  );
}

function beforeText(wrong: number): string {
  return wrong === 1 ? texts.before.one : texts.before.several;
}

type SumProps = { numbers: Numbers; wrong: number } & ReturnType<typeof worthOf>;

function Sum({ numbers, wrong, hours, money, price }: SumProps) {
  const isCurrent = wrong === 0;
  const { cases, minutes, cost } = numbers;
  const isLittle = hours < texts.littleHours;
  const shown = {
    cases: formatNumber(cases),
    minutes: formatNumber(minutes),
    cost: formatMoney(cost),
    weeks: worth.weeks,
    share: `${worth.share * 100}%`,
    hours: formatNumber(hours),
    money: formatMoney(money),
  };
  return (
    <>
      <div className={classes("flex flex-wrap gap-5 sm:gap-x-10", !isCurrent && "text-faint")}>
        <Figure
          value={shown.hours}
          unit={texts.hours}
          formula={interpolate(texts.hoursFormula, shown)}
        />
        <Figure
          value={shown.money}
          unit={texts.money}
          formula={interpolate(texts.moneyFormula, shown)}
        />
      </div>
      <p className="relative mt-4 max-w-[38rem] text-lead sm:mt-6">
        <span className={isCurrent ? undefined : "invisible"}>
          {isLittle
            ? texts.little
            : price &&
              interpolate(texts.price, {
                from: formatMoney(price.from),
                to: formatMoney(price.to),
              })}
        </span>
        {!isCurrent && <span className="absolute inset-x-0 top-0">{beforeText(wrong)}</span>}
      </p>
      <p className="mt-3 max-w-[38rem] text-muted">{texts.shareNote}</p>
      <ActionLink
        action={isLittle ? worth.templates : isCurrent ? worth.ask : worth.askAnyway}
        {...(!isLittle &&
          isCurrent && { search: `?cases=${cases}&minutes=${minutes}&cost=${cost}` })}
        className={`mt-4 print:hidden ${buttonClasses({ size: "large" })}`}
      />
    </>
  );
}

function Figure({ value, unit, formula }: { value: string; unit: string; formula: string }) {
  return (
    <div className="max-w-full flex-1 break-words">
      <p className="font-display text-[clamp(2.5rem,1.4rem+2.6vw,3.75rem)] leading-none font-semibold tracking-tight">
        {value}
      </p>
      <p className="mt-1.5 text-title">{unit}</p>
      <p className="mt-1 text-[0.9375rem] leading-normal text-muted">
        {/* Keeps each operator with the number behind it. */}
        {formula.replaceAll(/(?<=[×=]) /g, "\u00a0")}
      </p>
    </div>
  );
}

function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = "";
    const timer = setTimeout(() => setAnnounced(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{announced}</output>;
}
