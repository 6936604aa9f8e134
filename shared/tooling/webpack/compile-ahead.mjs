import webpack from 'webpack';

/**
 * Hints to the browser that all functions of a script are called when it loads, so that it compiles them off the main
 * thread during the download, instead of one by one when each is first called (ADR 11). Chromium reads the
 * comment, other browsers ignore it. It must be the script's beginning, which is why it is written after minification.
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
