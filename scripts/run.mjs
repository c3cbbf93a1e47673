// `node scripts/run.mjs <command> …`: installs missing packages, then runs one of their commands on Node 24.
// Plain JavaScript, so that it runs on any Node from version 20.
import { spawn } from 'node:child_process';
import { checkNodeVersion, createChildEnvironment, ensurePackagesInstalled } from './setup.mjs';

const env = createChildEnvironment();
if (!checkNodeVersion() || !(await ensurePackagesInstalled(env))) process.exit(1);
// The terminal sends Ctrl-C to both processes; this one waits for the command.
process.on('SIGINT', () => {});
const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { env, stdio: 'inherit' });
child.on('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
