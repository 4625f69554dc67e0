import Database from 'libsql';

/** Holds the write lock of a store until its input ends. */
const database = new Database(process.argv[2]!);
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
process.stdin.resume().once('end', () => {
  database.exec('ROLLBACK');
  process.exit(0);
});
