import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button } from "#design/button.tsx";
import type { Listing } from "../views.ts";

const content = templatesPage.problem;

/**
 * Pause in ms before the list is loaded again once the browser is online. Browsers report a connection some time before
 * it works.
 */
const CONNECTING_MS = 500;

/**
 * Says that the list could not be loaded. The search runs again when the visitor asks for it, or when the browser is
 * online again.
 */
export function LibraryProblem({ listing, busy }: { listing: Listing; busy: boolean }) {
  const { error, isOffline, search, cards } = listing;
  const navigate = useNavigate();
  const again = useCallback(
    () => void navigate(`/templates${search}`, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(again, CONNECTING_MS);
    };
    window.addEventListener("online", wait);
    return () => {
      window.removeEventListener("online", wait);
      clearTimeout(timer);
    };
    // The effect depends only on `again`, so rendering the page, for example after a press on "Try again", does not
    // stop the timer.
  }, [again]);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="max-w-[34rem]">
        {isOffline ? (
          <p role="alert" className="text-lead">
            {error}
          </p>
        ) : (
          <>
            <p role="alert" className="text-lead text-error">
              {templatesPage.errorPrefix}
              {error}
            </p>
            <p className="mt-1 text-muted">{content.wayOn}</p>
          </>
        )}
        {cards.length > 0 && <p className="mt-1 text-muted">{content.lastList}</p>}
      </div>
      <Button variant="secondary" busy={busy} onClick={again}>
        {content.again}
      </Button>
    </div>
  );
}
