// Makes one member a replica set, once, and waits until it may be written to.
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
}
while (!db.hello().isWritablePrimary) sleep(200);
