import Database from 'libsql';

/** Holds a store's write lock until stdin ends. */
const database = new Database(process.argv[2]!);
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
process.stdin.resume().once('end', () => {
  database.exec('ROLLBACK');
  process.exit(0);
});
