import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { styleTargets } from '../browsers/targets.mjs';

/**
 * Minimises scripts with swc and styles with Lightning CSS, which also lowers what the served browsers lack, media ranges
 * and nesting among it; production only.
 */
export const minimizers = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 2 }, mangle: true },
    extractComments: false,
  }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: styleTargets },
  }),
];
