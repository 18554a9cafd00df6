-- Two tables get the names of the trade.

alter table app.request_keys rename to idempotency_keys;
alter table app.idempotency_keys rename constraint request_keys_pkey to idempotency_keys_pkey;
alter index app.request_keys_at rename to idempotency_keys_at;

alter table app.attempts rename to rate_limits;
alter table app.rate_limits rename constraint attempts_pkey to rate_limits_pkey;
alter index app.attempts_began rename to rate_limits_began;
alter table app.rate_limits rename constraint attempts_n_check to rate_limits_n_check;
