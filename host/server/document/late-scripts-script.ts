/** Id of the template that holds a painted document's scripts and their preloads. */
export const LATE_SCRIPTS_ID = 'lapak-scripts';

/**
 * Takes the preloads of a painted document out of their template behind its first frame, and the scripts once the document is read, too.
 * Browsers look for files ahead of the parser, though not in templates: on a slow line scripts that are requested together with
 * the first picture take three quarters of the bandwidth from it; requested behind the first frame, they arrive when the picture
 * has.
 */
export const lateScriptsScript =
  `(function(){var d=document,t=d.getElementById("${LATE_SCRIPTS_ID}").content,q=function(s){return t.querySelectorAll(s)},` +
  'read=new Promise(function(f){addEventListener("DOMContentLoaded",f)});' +
  // No frame of a tab in the background is painted.
  'new Promise(function(f){d.hidden?f():requestAnimationFrame(function(){setTimeout(f)})})' +
  '.then(function(){d.head.append.apply(d.head,q("link"));return read}).then(function(){' +
  // In their order, as scripts of the parser are.
  'q("script").forEach(function(s){s.async=false});d.head.append(t)})})();';
