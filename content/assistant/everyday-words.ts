// Frequent English words: they never decide which template the assistant shows, even if a template's
// title contains them. Endings are ignored. German words are not needed, because the titles are
// English.

export const everydayWords: readonly string[] = (
  "able accept add afternoon against age agree allow almost alone along already although among another " +
  "apart appear area ask away bad base become begin believe below beside best better between big bit bring build " +
  "busy buy carry case catch cause certain chance change check choose clear close collect come complete confirm " +
  "consider contain continue copy correct create daily decide deep detail difference different difficult direct " +
  "do done down early easy eat effort eight either else empty end enough enter especially evening everybody everyone exact " +
  "example expect explain fact fall family far fast favorite feel few fill final fine first fit five follow forget " +
  "former forward found four free friend friendly front full fun future general gone great group grow half hand " +
  "happen happy hard hate head hear heavy high hold hope hot hour however hundred idea important inside instead " +
  "interest invite issue item job join kids kill kind land language large last late later learn least left " +
  "leave less level lie life light limit line listen little live load local long lose loss lost loud love low main man " +
  "manage mark match matter maximum meet member minute miss missing mix moment month move name near necessary " +
  "next nice night nine nobody none normal nothing number occur odd often old once one open option other otherwise " +
  "outside over part pass past people per perfect person pick piece place plan play point possible prepare present " +
  "problem produce provide pull push put quick quit rain raise rather reach read ready real reason receive recent " +
  "remain remove repeat require rest result return rich ring rise round row safe same say scan screen second see seem " +
  "sell send separate series serious serve set seven several share short show side simple since single sit six size " +
  "sleep slow sleep smart soon special speed spend stand start state stay step stop story strange strong stuff such " +
  "sudden sure talk team tell ten test thank therefore thing think thousand three through throw till time tired together ton " +
  "top total touch toward town tree trial true trust try turn two type under understand until update upset " +
  "usual value various visit wait wake walk warn way weekend whether while whole why win wish without woman word " +
  "work world worry worth wrong write year yet young"
).split(" ");
