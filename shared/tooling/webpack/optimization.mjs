import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

/** Minimises scripts with swc and styles with Lightning CSS; production only. */
export const minimizers = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true },
      mangle: true,
    },
    extractComments: false,
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
];
