// The page that was asked for comes by itself with the connection.
addEventListener('online', () => location.reload());
