import { readServerConfig } from '@quintet/server/config';
import { openDatabaseForCli } from '@quintet/server/database/open-for-cli';
import { getSharedServerDataDir } from './shared-server.ts';

/** Opens a server's database, for a state that takes too long to reach on the screen. */
export const openServerDatabase = (dataDir: string) => openDatabaseForCli(readServerConfig({ DATA_DIR: dataDir }));

/** Opens the database of the server that tests share. */
export const openSharedServerDatabase = () => openServerDatabase(getSharedServerDataDir());
