// Says in one sentence where Giewel cannot run, before anything is installed. Everything here is understood by any Node
// there ever was, so that an old one says this sentence and not that it cannot read a file.
var fs = require('fs');
var path = require('path');

// 22.18 is the first that reads TypeScript by itself, which our scripts are written in; 23 read it late and is no longer
// maintained. `engines` in package.json and scripts/serve.sh say the same.
exports.isNodeEnough = function (version) {
  var parts = version.split('.').map(Number);
  return parts[0] === 22 ? parts[1] >= 18 : parts[0] >= 24;
};

// PostgreSQL and the pinned Node are there for these, and want glibc on Linux.
var hasBinaries = function (facts) {
  return (
    (facts.platform === 'darwin' || (facts.platform === 'linux' && !facts.isMusl)) &&
    (facts.arch === 'x64' || facts.arch === 'arm64')
  );
};

exports.unsupported = function (facts) {
  if (facts.platform === 'win32')
    return 'On Windows Giewel runs in WSL: install it with "wsl --install", clone Giewel there and start it from there.';
  var brings = hasBinaries(facts);
  if (!exports.isNodeEnough(facts.node) && !(brings && Number(facts.node.split('.')[0]) >= 20))
    return (
      'Giewel needs Node ' +
      (brings ? '20' : '22.18') +
      ' or newer and this is ' +
      facts.node +
      ': install the latest LTS from https://nodejs.org and try again.'
    );
  if (!brings && !facts.hasDatabase)
    return (
      'Giewel brings no PostgreSQL for this machine (' +
      (facts.isMusl ? 'musl' : facts.platform + '-' + facts.arch) +
      '): set DATABASE_URL to a PostgreSQL server of yours and try again.'
    );
  return undefined;
};

var isMusl = function () {
  if (process.platform !== 'linux' || !process.report) return false;
  process.report.excludeNetwork = true;
  var report = process.report.getReport();
  return !(typeof report === 'string' ? JSON.parse(report) : report).header.glibcVersionRuntime;
};

var hasDatabase = function () {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return true;
  var settings = path.join(__dirname, '../.env');
  return (
    fs.existsSync(settings) &&
    /^\s*(export\s+)?DATABASE_URL(_FILE)?\s*=\s*\S/m.test(fs.readFileSync(settings, 'utf8'))
  );
};

if (require.main === module) {
  var sentence = exports.unsupported({
    platform: process.platform,
    arch: process.arch,
    isMusl: isMusl(),
    node: process.versions.node,
    hasDatabase: hasDatabase(),
  });
  if (sentence) {
    console.error(sentence);
    process.exit(1);
  }
}
