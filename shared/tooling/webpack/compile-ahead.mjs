import webpack from 'webpack';

/**
 * Tells the browser that all functions of a script are called when it loads, so that it compiles them off the main
 * thread while the bytes come in, instead of one by one when each is first called (ADR 11). Chromium heeds the
 * comment, others pass over it. It must be the script's beginning, which is why it is written after minification.
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
