/**
 * Marks a painted page as starting (`data-starting` on the root element) until the shell is hydrated, the shopper scrolls
 * the page or a part of it, or five seconds have passed: style sheets may defer pictures below the first view until then,
 * so that the scripts get the bandwidth. Inline, because it must run before the first picture is requested; without
 * JavaScript nothing is deferred.
 */
export const startingScript =
  '(function(){var r=document.documentElement,f=function(){r.removeAttribute("data-starting")};r.setAttribute("data-starting","");' +
  'addEventListener("scroll",f,{once:true,passive:true,capture:true});setTimeout(f,5000)})();';
