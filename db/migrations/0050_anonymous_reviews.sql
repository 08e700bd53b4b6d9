-- What companies were told of anonymous reviews named the project: it does no longer.
update notifications n set subject = n.subject - 'projectId' - 'name' - 'from'
from reviews r
where n.kind = 'reviewReceived' and n.subject ->> 'reviewId' = r.id::text and r.is_anonymous;
