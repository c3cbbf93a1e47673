import { setPriority } from 'node:os';
import { findFile } from './files.ts';

/** What draws for the studio, at the priority that it names: gets a file's name, gives its bytes. */
setPriority(Number(process.argv[2]));

process.on('message', (name: string) => {
  void findFile(name)!
    .make()
    .then((bytes) => process.send!(bytes));
});
process.on('disconnect', () => process.exit());
