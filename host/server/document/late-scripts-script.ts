/** Id of the template that holds a painted document's scripts and their preloads. */
export const LATE_SCRIPTS_ID = 'lapak-scripts';

/**
 * Takes the scripts of a painted document out of their template once the document is read. Browsers look for files ahead of the
 * parser, though not in templates: on a slow line scripts that are requested together with the first picture take three quarters
 * of the bandwidth from it. On a phone the document is read as long as the picture travels.
 */
export const lateScriptsScript =
  'addEventListener("DOMContentLoaded",function(){' +
  `var t=document.getElementById("${LATE_SCRIPTS_ID}");if(!t)return;` +
  // In their order, as scripts of the parser are.
  't.content.querySelectorAll("script").forEach(function(s){s.async=false});t.replaceWith(t.content)});';
