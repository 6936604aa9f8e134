/**
 * Records taps on marked buttons (`data-replay`) until the page is hydrated, when the shell replays them. Small, inline and
 * allowed by its hash, because a script from the network would miss the first taps.
 */
export const earlyTapsScript =
  '(function(){var t=[],f=function(e){var b=e.target&&e.target.closest&&e.target.closest("[data-replay]");if(b){t.push(b);e.preventDefault()}};' +
  'document.addEventListener("click",f,true);window.__lapakEarlyTaps={taps:t,stop:function(){document.removeEventListener("click",f,true)}}})()';
