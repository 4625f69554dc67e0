// Makes one member a replica set and the API's account, each once, and waits until the set may be written to.
const secret = (name) => require('fs').readFileSync(`/secrets/${name}`, 'utf8');

db.getSiblingDB('admin').auth('root', secret('root'));
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
}
while (!db.hello().isWritablePrimary) sleep(200);

// It may read and write its own database, and nothing else.
const site = db.getSiblingDB('verse');
if (!site.getUser('api')) site.createUser({ user: 'api', pwd: secret('api'), roles: ['readWrite'] });
