/**
 * Marks a painted page as starting (`data-starting` on the root element) until the shell answers, the shopper scrolls the
 * page or a part of it, or five seconds are over: style sheets may let pictures beyond the first view wait so long, so
 * that the scripts have the line. Inline, because it must stand before the first picture is asked for; without JavaScript nothing waits.
 */
export const startingScript =
  '(function(){var r=document.documentElement,f=function(){r.removeAttribute("data-starting")};r.setAttribute("data-starting","");' +
  'addEventListener("scroll",f,{once:true,passive:true,capture:true});setTimeout(f,5000)})();';
