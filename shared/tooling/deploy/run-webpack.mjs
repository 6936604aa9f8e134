import webpack from 'webpack';

/**
 * Runs configurations one after the other; the process exits with the errors when one fails.
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<import('webpack').Stats[]>}
 */
export async function runWebpack(configurations) {
  const built = [];
  for (const configuration of configurations) {
    const stats = await new Promise((resolve, reject) => {
      const compiler = webpack(configuration);
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else {
          if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve(stats);
        }
      });
    });
    built.push(stats);
  }
  return built;
}
