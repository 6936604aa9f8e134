// Fails on a serious vulnerability that npm lists for a package that runs in production. A registry without the audit
// service is reported, and is no failure.
import { spawnSync } from 'node:child_process';

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const report = JSON.parse(audit.stdout || '{}');

if (!report.metadata) {
  console.log(
    `The registry does not offer audits, nothing was checked: ${report.message ?? audit.stderr.trim()}`,
  );
} else {
  const { high, critical } = report.metadata.vulnerabilities;
  for (const { name, severity, range, via } of Object.values(report.vulnerabilities)) {
    const titles = via.map((cause) => (typeof cause === 'string' ? cause : cause.title));
    console.log(`${severity}: ${name} ${range}: ${titles.join(', ')}`);
  }
  console.log(`${high + critical} serious weaknesses in production packages`);
  if (high + critical > 0) process.exitCode = 1;
}
