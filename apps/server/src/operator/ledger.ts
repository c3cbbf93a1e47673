import { StartError } from '../base/start-error.ts';
import { deleteLedgerFlaws, storeLedgerVerification } from '../platform/ledger/flaws.ts';
import { openLedgerKeysForCli, rotateLedgerKeys } from '../platform/ledger/ledger-keys.ts';
import { verifyLedger } from '../platform/ledger/verify.ts';
import { generateSecret } from '../platform/secrets/signing-keys.ts';
import { getSecretKeyFilePath } from '../platform/secrets/key-file.ts';
import type { OperatorCommand, OperatorCommandDeps } from './command.ts';

const USAGE = ['ledger verify', 'ledger rotate-secret'];

/** Recomputes the ledger of points, and changes the secret that signs its entries. */
export const ledgerCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Recomputes all balances and signatures of the ledger of points, and names the first wrong row. A new secret signs further entries.',
  prepare: ([action, ...rest]) => {
    if (rest.length === 0 && action === 'verify') return verify;
    if (rest.length === 0 && action === 'rotate-secret') return rotateSecret;
    throw new StartError(`ledger: Usage: ${USAGE.join('; ')}`);
  },
};

/** Stores or clears the flaws that redemptions and balances know. @throws StartError for a wrong row or sum, so that the command fails */
async function verify(tools: OperatorCommandDeps): Promise<string> {
  const { accounts, entries, sum, flaw } = await verifyLedger(tools.db, await openLedgerKeysForCli(tools));
  if (flaw) {
    await storeLedgerVerification(tools.db, flaw.account, flaw, tools.clock());
    const { account, n, problem } = flaw;
    throw new StartError(`ledger: the account ${account}${n === null ? '' : `, entry ${n}`} is wrong: ${problem}.`);
  }
  if (sum !== 0) throw new StartError(`ledger: the sum of all accounts is ${sum}, not 0.`);
  await deleteLedgerFlaws(tools.db);
  return `The ledger is right: ${accounts} accounts, ${entries} entries, sum 0.`;
}

async function rotateSecret(tools: OperatorCommandDeps): Promise<string> {
  const { ledgerSecrets, dataDir } = tools.config;
  if (ledgerSecrets.length > 0)
    return `The secrets come from LEDGER_SECRETS. First add the new one at the end on all instances, then put it first, and keep all former ones: LEDGER_SECRETS=${generateSecret()},<former>`;
  await openLedgerKeysForCli(tools);
  await rotateLedgerKeys(dataDir);
  await openLedgerKeysForCli(tools);
  return `${getSecretKeyFilePath(dataDir, 'ledger')} has a new secret; running instances sign with it within a second. Keep the former ones: old entries are verified with them.`;
}
