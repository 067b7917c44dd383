const GUIDE = [
  "text-muted [&_:is(p,li)]:max-w-[40em] [&_strong]:font-semibold [&_strong]:text-text",
  "[&_h3]:mt-9 [&_h3]:text-title [&_h3]:text-text [&_h4]:mt-6 [&_h4]:text-text [&>:first-child]:mt-0",
  "[&_p]:mt-3 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:ps-7 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-7 [&_li]:mt-2",
  "[&_a]:text-accent [&_a]:underline",
  "[&_code]:rounded-small [&_code]:bg-raised [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[0.875em] [&_code]:wrap-anywhere",
  "[&_pre]:mt-4 [&_pre]:scrolls-sideways [&_pre]:rounded-control [&_pre]:border [&_pre]:border-hairline [&_pre]:[--ground:var(--color-surface)] [&_pre]:p-4 [&_pre]:text-small [&_pre_code]:bg-transparent [&_pre_code]:p-0",
  "[&_.guide-wide]:mt-4 [&_.guide-wide]:scrolls-sideways [&_.guide-wide]:[--ground:var(--color-canvas)] [&_table]:w-full [&_table]:border-collapse [&_table]:text-[0.9375rem]/[1.55]",
  "[&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pe-5 [&_th]:text-start [&_th]:font-semibold [&_th]:text-text",
  "[&_details]:mt-4 [&_details]:border-t [&_details]:border-hairline [&_summary]:opens [&_summary]:pt-5.5 [&_summary_h3]:mt-0 [&_summary_h3]:inline",
  "max-sm:[&_thead]:sr-only max-sm:[&_tr]:block max-sm:[&_tr]:border-b max-sm:[&_tr]:border-hairline max-sm:[&_tr]:py-2 max-sm:[&_td]:block max-sm:[&_td]:border-0 max-sm:[&_td]:py-0.5 max-sm:[&_td]:before:text-faint max-sm:[&_td]:before:content-[attr(data-label)_':_']",
  "[&_td]:min-w-32 [&_td]:border-b [&_td]:border-hairline [&_td]:py-2 [&_td]:pe-5 [&_td]:align-top [&_td]:wrap-anywhere",
].join(" ");

/** @param html - result of `guideHtml`, which renders Markdown as safe HTML */
export function GuideText({ html }: { html: string }) {
  return <div className={GUIDE} dangerouslySetInnerHTML={{ __html: html }} />;
}
